# took z minus y for b instead of y minus z
def xyz_to_lab(xyz, white):
    delta = 6 / 29
    coeffs = np.array([[0, 116, 0], [500, -500, 0], [0, -200, 200]])
    f = []
    for c in range(3):
        t = xyz[:, c] / white[c]
        f.append(np.where(t > delta**3, t ** (1 / 3), t / (3 * delta * delta) + 4 / 29))
    lab = (coeffs @ np.array(f)).T
    lab[:, 0] -= 16
    chroma = np.sqrt(np.sum(lab[:, 1:] ** 2, axis=1))
    hue = np.degrees(np.arctan2(lab[:, 2], lab[:, 1]))
    hue = np.where(hue < 0, hue + 360, hue)
    return {"lab": lab, "chroma": chroma, "hue": hue}
