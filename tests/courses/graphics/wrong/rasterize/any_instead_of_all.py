# a pixel is covered where any weight is not negative
def rasterize(triangles, colors, height, width):
    image = np.zeros((height, width, 3))
    zbuffer = np.full((height, width), np.inf)
    y, x = np.mgrid[:height, :width] + 0.5
    for (A, B, C), rgb in zip(triangles, colors):
        area = (B[0] - A[0]) * (C[1] - A[1]) - (B[1] - A[1]) * (C[0] - A[0])
        beta = ((x - A[0]) * (C[1] - A[1]) - (y - A[1]) * (C[0] - A[0])) / area
        gamma = ((B[0] - A[0]) * (y - A[1]) - (B[1] - A[1]) * (x - A[0])) / area
        weights = np.stack([1 - beta - gamma, beta, gamma], axis=2)
        z = weights @ np.array([A[2], B[2], C[2]])
        covered = np.any(weights >= 0, axis=2) & (z < zbuffer)
        zbuffer[covered] = z[covered]
        image[covered] = (weights @ rgb)[covered]
    return image, zbuffer
