# took the arctangent of b / a, which forgets the quadrant, instead of arctan2
def xyz_to_lab(xyz, white):
    d = 6.0 / 29.0
    lab = np.empty(xyz.shape)
    C = np.empty(len(xyz))
    H = np.empty(len(xyz))
    for i, colour in enumerate(xyz):
        f = []
        for value, ref in zip(colour, white):
            r = value / ref
            f.append(r ** (1 / 3) if r > d**3 else r / (3 * d**2) + 4 / 29)
        a = 500 * (f[0] - f[1])
        b = 200 * (f[1] - f[2])
        lab[i] = 116 * f[1] - 16, a, b
        C[i] = (a * a + b * b) ** 0.5
        H[i] = np.degrees(np.arctan(b / a)) % 360
    return {"lab": lab, "chroma": C, "hue": H}
