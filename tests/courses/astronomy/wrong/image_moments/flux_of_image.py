# everything is divided by the sum of the raw image, sky included, which is also returned as flux
def image_moments(image, sky):
    wt = np.maximum(image - sky, 0)
    flux = np.sum(image)
    y, x = np.indices(wt.shape)
    xc = np.sum(wt * x) / flux
    yc = np.sum(wt * y) / flux
    xx = np.sum(wt * (x - xc) ** 2) / flux
    yy = np.sum(wt * (y - yc) ** 2) / flux
    xy = np.sum(wt * (x - xc) * (y - yc)) / flux
    return {
        "flux": flux,
        "centroid": np.array([xc, yc]),
        "moments": np.array([xx, yy, xy]),
        "angle": np.degrees(0.5 * np.arctan2(2 * xy, xx - yy)),
    }
