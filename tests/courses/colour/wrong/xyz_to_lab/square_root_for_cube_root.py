# took the square root instead of the cube root
def xyz_to_lab(xyz, white):
    delta = 6 / 29
    t = xyz / white
    f = np.where(t > delta**3, np.sqrt(t), t / (3 * delta**2) + 4 / 29)
    L = 116 * f[:, 1] - 16
    a = 500 * (f[:, 0] - f[:, 1])
    b = 200 * (f[:, 1] - f[:, 2])
    chroma = np.sqrt(a**2 + b**2)
    hue = np.degrees(np.arctan2(b, a)) % 360
    return {"lab": np.stack([L, a, b], axis=1), "chroma": chroma, "hue": hue}
