# right: colour by colour, with a helper for f
def xyz_to_lab(xyz, white):
    def f(t):
        if t > (6 / 29) ** 3:
            return t ** (1 / 3)
        return t * 841 / 108 + 4 / 29

    lab = np.zeros((len(xyz), 3))
    chroma = np.zeros(len(xyz))
    hue = np.zeros(len(xyz))
    for i in range(len(xyz)):
        fx, fy, fz = (f(xyz[i, c] / white[c]) for c in range(3))
        lab[i] = 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
        chroma[i] = np.hypot(lab[i, 1], lab[i, 2])
        angle = np.arctan2(lab[i, 2], lab[i, 1]) * 180 / np.pi
        hue[i] = angle + 360 if angle < 0 else angle
    return {"lab": lab, "chroma": chroma, "hue": hue}
