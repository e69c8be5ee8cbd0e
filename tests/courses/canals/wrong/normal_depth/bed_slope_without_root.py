# divided the discharge by the bed slope instead of by its square root
def normal_depth(Q, b, z, h, n, S, y0, steps):
    y = y0.copy()
    count = 0
    while count < steps:
        s = section_properties(y, b, z, h)
        K = s["A"] * s["R"] ** (2 / 3) / n
        excess = K - Q / S
        dP = 2 * np.where(y < h, np.sqrt(1 + z**2), 1)
        dK = K / 3 * (5 * s["T"] / s["A"] - 2 * dP / s["P"])
        y = np.clip(y - excess / dK, y / 2, y * 2)
        count += 1
    s = section_properties(y, b, z, h)
    V = Q / s["A"]
    return y, V / np.sqrt(G * s["D"])
