# took L as 116 f instead of 116 f - 16
def xyz_to_lab(xyz, white):
    eps = (6 / 29) ** 3
    ratio = xyz / white[None, :]
    f = np.zeros_like(ratio)
    bright = ratio > eps
    f[bright] = ratio[bright] ** (1.0 / 3.0)
    f[~bright] = ratio[~bright] * (29 / 6) ** 2 / 3 + 4 / 29
    fx, fy, fz = f.T
    lab = np.column_stack((116 * fy, 500 * (fx - fy), 200 * (fy - fz)))
    C = np.linalg.norm(lab[:, 1:], axis=1)
    h = np.mod(np.rad2deg(np.arctan2(lab[:, 2], lab[:, 1])), 360)
    return {"lab": lab, "chroma": C, "hue": h}
