# the angle is measured from the y axis (the arguments of arctan2 are swapped)
def image_moments(image, sky):
    w = np.maximum(image - sky, 0)
    y, x = np.indices(image.shape)
    flux = w.sum()
    xc = (w * x).sum() / flux
    yc = (w * y).sum() / flux
    cov = np.zeros((2, 2))
    d = [x - xc, y - yc]
    for i in range(2):
        for j in range(2):
            cov[i, j] = (w * d[i] * d[j]).sum() / flux
    angle = 0.5 * np.degrees(np.arctan2(cov[0, 0] - cov[1, 1], 2 * cov[0, 1]))
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([cov[0, 0], cov[1, 1], cov[0, 1]]), "angle": angle}
