def backwater_profile(y_control, Q, b, n, S0, dx):
    lowest = 1.05 * np.cbrt(Q**2 / (G * b**2))

    def gradient(y, bed):
        A, P = b * y, b + 2 * y
        V = Q / A
        Sf = (V * n) ** 2 * (P / A) ** (4 / 3)
        Fr = V / np.sqrt(G * y)
        return (bed - Sf) / (1 - Fr**2)

    ys, bottoms = [y_control], [0.0]
    for bed, length in zip(S0, dx):
        y = ys[-1]
        k1 = gradient(y, bed)
        k2 = gradient(max(y - k1 * length, lowest), bed)
        ys.append(max(y - length * 0.5 * (k1 + k2), lowest))
        bottoms.append(bottoms[-1] + bed * length)
    y = np.array(ys)
    return {"H": np.array(bottoms) + y + (Q / (b * y)) ** 2 / (2 * G), "y": y}
