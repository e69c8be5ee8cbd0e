# the second moments are not divided by the flux
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    y, x = np.indices(image.shape)
    flux = np.sum(w)
    xc = np.sum(w * x) / flux
    yc = np.sum(w * y) / flux
    xx = np.sum(w * (x - xc) ** 2)
    yy = np.sum(w * (y - yc) ** 2)
    xy = np.sum(w * (x - xc) * (y - yc))
    angle = np.degrees(0.5 * np.arctan2(2 * xy, xx - yy))
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": angle}
