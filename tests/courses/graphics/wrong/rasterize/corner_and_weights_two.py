# two mistakes: the pixels are taken at their corners; the weights of the first two corners are swapped in the colour
def rasterize(triangles, colors, height, width):
    k = len(triangles)
    depths = np.full((k, height, width), np.inf)
    rgb = np.zeros((k, height, width, 3))
    gy, gx = np.indices((height, width))
    for i in range(k):
        A, B, C = triangles[i]
        den = (B[1] - C[1]) * (A[0] - C[0]) + (C[0] - B[0]) * (A[1] - C[1])
        l1 = ((B[1] - C[1]) * (gx - C[0]) + (C[0] - B[0]) * (gy - C[1])) / den
        l2 = ((C[1] - A[1]) * (gx - C[0]) + (A[0] - C[0]) * (gy - C[1])) / den
        l3 = 1 - l1 - l2
        inside = (l1 >= 0) & (l2 >= 0) & (l3 >= 0)
        depths[i][inside] = (l1 * A[2] + l2 * B[2] + l3 * C[2])[inside]
        full = l2[..., None] * colors[i][0] + l1[..., None] * colors[i][1] + l3[..., None] * colors[i][2]
        rgb[i] = np.where(inside[..., None], full, 0)
    best = depths.argmin(axis=0)
    rows, cols = np.indices((height, width))
    return rgb[best, rows, cols], depths[best, rows, cols]
