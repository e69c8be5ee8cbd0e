# what: nearest neighbour, and zero outside
def rotate(image, degrees, fill=0.0):
    h, w = image.shape
    phi = np.radians(degrees)
    R = np.array([[np.cos(phi), -np.sin(phi)], [np.sin(phi), np.cos(phi)]])
    center = np.array([[(w - 1) / 2], [(h - 1) / 2]])
    jj, ii = np.meshgrid(np.arange(w), np.arange(h))
    points = np.stack([jj.ravel(), ii.ravel()])
    x, y = R @ (points - center) + center
    ok = (x >= 0) & (x <= w - 1) & (y >= 0) & (y <= h - 1)
    xl = np.clip(np.floor(x).astype(int), 0, w - 2)
    yl = np.clip(np.floor(y).astype(int), 0, h - 2)
    tx = (x - xl > 0.5) * 1.0
    ty = (y - yl > 0.5) * 1.0
    left = image[yl, xl] * (1 - ty) + image[yl + 1, xl] * ty
    right = image[yl, xl + 1] * (1 - ty) + image[yl + 1, xl + 1] * ty
    values = left * (1 - tx) + right * tx
    values[~ok] = 0
    return values.reshape(h, w)
