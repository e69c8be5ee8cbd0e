# right: a matrix takes f to Lab
def xyz_to_lab(xyz, white):
    t = xyz / white
    f = np.cbrt(t)
    low = t <= (6 / 29) ** 3
    f[low] = (t[low] * (29 / 3) ** 3 + 16) / 116
    lab = f @ np.array([[0.0, 500, 0], [116, -500, 200], [0, 0, -200]]) - np.array([16.0, 0, 0])
    chroma = np.linalg.norm(lab[:, 1:], axis=1)
    hue = np.rad2deg(np.mod(np.arctan2(lab[:, 2], lab[:, 1]), 2 * np.pi))
    return {"lab": lab, "chroma": chroma, "hue": hue}
