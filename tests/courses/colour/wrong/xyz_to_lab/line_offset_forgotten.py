# left out the 4/29 of the straight line instead of adding it
def xyz_to_lab(xyz, white):
    d = 6 / 29

    def f(t):
        if t > d**3:
            return t ** (1 / 3)
        return t / (3 * d**2)

    n = xyz.shape[0]
    lab = np.zeros((n, 3))
    for i in range(n):
        fx = f(xyz[i, 0] / white[0])
        fy = f(xyz[i, 1] / white[1])
        fz = f(xyz[i, 2] / white[2])
        lab[i] = [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
    chroma = np.hypot(lab[:, 1], lab[:, 2])
    hue = np.arctan2(lab[:, 2], lab[:, 1]) * 180 / np.pi
    hue[hue < 0] += 360
    return {"lab": lab, "chroma": chroma, "hue": hue}
