def image_moments(image, sky):
    w = np.clip(image - sky, 0, None)
    flux = w.sum()
    p = w / flux
    x, y = np.arange(image.shape[1]), np.arange(image.shape[0])
    xc = p.sum(axis=0) @ x
    yc = p.sum(axis=1) @ y
    xx = p.sum(axis=0) @ x**2 - xc**2
    yy = p.sum(axis=1) @ y**2 - yc**2
    xy = y @ p @ x - xc * yc
    return {"flux": flux, "centroid": np.array([xc, yc]), "moments": np.array([xx, yy, xy]),
            "angle": np.arctan2(2 * xy, xx - yy) * 90 / np.pi}
