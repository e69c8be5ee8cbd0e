# two mistakes: negative weights are not clipped, and the angle is in radians
def image_moments(image, sky):
    img = image - sky
    f = img.sum()
    y, x = np.indices(img.shape)
    xc, yc = (img * x).sum() / f, (img * y).sum() / f
    a = x - xc
    b = y - yc
    xx = (img * a**2).sum() / f
    yy = (img * b**2).sum() / f
    xy = (img * a * b).sum() / f
    return {"flux": f, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]), "angle": 0.5 * np.arctan2(2 * xy, xx - yy)}
