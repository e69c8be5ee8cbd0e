# took the length of all of L, a, b as the chroma instead of that of a and b
def xyz_to_lab(xyz, white):
    t = xyz / white
    lim = (6 / 29) ** 3
    f = np.where(t > lim, np.cbrt(t), (841 / 108) * t + 4 / 29)
    lab = np.zeros_like(xyz)
    lab[:, 0] = 116 * f[:, 1] - 16
    lab[:, 1] = 500 * (f[:, 0] - f[:, 1])
    lab[:, 2] = 200 * (f[:, 1] - f[:, 2])
    chroma = np.sqrt(np.sum(lab**2, axis=1))
    hue = np.degrees(np.arctan2(lab[:, 2], lab[:, 1])) % 360
    return {"lab": lab, "chroma": chroma, "hue": hue}
