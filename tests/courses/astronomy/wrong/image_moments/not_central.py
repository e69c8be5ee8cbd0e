# the second moments are about the origin, the centroid is not subtracted
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    y, x = np.indices(image.shape)
    S = w.sum()
    xbar = (x * w).sum() / S
    ybar = (y * w).sum() / S
    xx = (x**2 * w).sum() / S
    yy = (y**2 * w).sum() / S
    xy = (x * y * w).sum() / S
    phi = 0.5 * np.arctan2(2 * xy, xx - yy)
    return {"flux": S, "centroid": np.array([xbar, ybar]), "moments": np.array([xx, yy, xy]), "angle": np.degrees(phi)}
