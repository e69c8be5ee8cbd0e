def image_moments(image, sky):
    above = image > sky
    y, x = np.nonzero(above)
    w = image[above] - sky
    c = np.array([np.average(x, weights=w), np.average(y, weights=w)])
    d = np.stack([x, y]) - c[:, None]
    cov = np.einsum("k,ik,jk->ij", w, d, d) / w.sum()
    angle = np.degrees(0.5 * np.arctan2(2 * cov[0, 1], cov[0, 0] - cov[1, 1]))
    return {"flux": w.sum(), "centroid": c, "moments": np.array([cov[0, 0], cov[1, 1], cov[1, 0]]), "angle": angle}
