# the centroid is returned as [y, x]
def image_moments(image, sky):
    w = np.maximum(image - sky, 0.0)
    rows, cols = np.indices(w.shape)
    total = w.sum()
    cx = np.sum(w * cols) / total
    cy = np.sum(w * rows) / total
    u = cols - cx
    v = rows - cy
    mxx = np.sum(w * u**2) / total
    myy = np.sum(w * v**2) / total
    mxy = np.sum(w * u * v) / total
    theta = 0.5 * np.arctan2(2 * mxy, mxx - myy)
    return {"flux": total, "centroid": np.array([cy, cx]), "moments": np.array([mxx, myy, mxy]), "angle": np.degrees(theta)}
