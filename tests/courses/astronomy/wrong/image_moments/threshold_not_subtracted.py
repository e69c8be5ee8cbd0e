# pixels below the sky are set to 0, but the sky is not subtracted from the others
def image_moments(image, sky):
    w = np.where(image > sky, image, 0)
    y, x = np.indices(image.shape)
    flux = np.sum(w)
    xc = np.sum(w * x) / flux
    yc = np.sum(w * y) / flux
    xx = np.sum(w * (x - xc) ** 2) / flux
    yy = np.sum(w * (y - yc) ** 2) / flux
    xy = np.sum(w * (x - xc) * (y - yc)) / flux
    theta = np.arctan2(2 * xy, xx - yy) / 2
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": np.rad2deg(theta)}
