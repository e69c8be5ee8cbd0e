# the sky is not subtracted
def image_moments(image, sky):
    w = np.where(image > 0, image, 0)
    ny, nx = image.shape
    y, x = np.mgrid[:ny, :nx]
    flux = w.sum()
    xc = (w * x).sum() / flux
    yc = (w * y).sum() / flux
    dx, dy = x - xc, y - yc
    xx = (w * dx * dx).sum() / flux
    yy = (w * dy * dy).sum() / flux
    xy = (w * dx * dy).sum() / flux
    ang = np.rad2deg(np.arctan2(2 * xy, xx - yy)) / 2
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": ang}
