# right: a + ib gives chroma and hue
def xyz_to_lab(xyz, white):
    d = 6 / 29
    F = []
    for c in range(3):
        q = xyz[:, c] / white[c]
        F.append(np.where(q > d**3, np.power(q, 1 / 3), q / 3 / d / d + 4 / 29))
    z = 500 * (F[0] - F[1]) + 200j * (F[1] - F[2])
    hue = np.angle(z, deg=True)
    hue = np.where(hue < 0, hue + 360, hue)
    return {"lab": np.column_stack((116 * F[1] - 16, z.real, z.imag)), "chroma": np.abs(z), "hue": hue}
