def image_moments(image, sky):
    ny, nx = image.shape
    s = sx = sy = 0.0
    for i in range(ny):
        for j in range(nx):
            v = image[i, j] - sky
            if v > 0:
                s += v
                sx += v * j
                sy += v * i
    cx, cy = sx / s, sy / s
    sxx = syy = sxy = 0.0
    for i in range(ny):
        for j in range(nx):
            v = max(image[i, j] - sky, 0.0)
            sxx += v * (j - cx) ** 2
            syy += v * (i - cy) ** 2
            sxy += v * (j - cx) * (i - cy)
    m = np.array([sxx, syy, sxy]) / s
    return {"angle": np.rad2deg(np.arctan2(2 * m[2], m[0] - m[1]) / 2), "moments": m,
            "centroid": np.array([cx, cy]), "flux": s}
