# took the slope of the perimeter of the sloping sides at all depths instead of 2 above the lining
def normal_depth(Q, b, z, h, n, S, y0, steps):
    y = y0
    for _ in range(steps):
        s = section_properties(y, b, z, h)
        K = s["A"] * s["R"] ** (2 / 3) / n
        dP = 2 * np.sqrt(1 + z**2)
        dK = K / 3 * (5 * s["T"] / s["A"] - 2 * dP / s["P"])
        y = np.clip(y - (K - Q / np.sqrt(S)) / dK, 0.5 * y, 2 * y)
    s = section_properties(y, b, z, h)
    froude = Q / s["A"] / np.sqrt(G * s["D"])
    return y, froude
