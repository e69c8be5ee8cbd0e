# the rounded factor 0.163 of the textbooks stands in the place of 24*ln(10)/C in both formulas
def reverberation_times(room, alpha, m):
    l, w, h = room
    V = l * w * h
    S = [w * h, w * h, l * h, l * h, l * w, l * w]
    S_ges = sum(S)
    A = sum(S[i] * alpha[i, :] for i in range(6))
    a_m = A / S_ges
    T_S = 0.163 * V / (A + 4 * m * V)
    T_E = 0.163 * V / (-S_ges * np.log(1 - a_m) + 4 * m * V)
    T = np.where(a_m > 0.2, T_E, T_S)
    return {"sabine": T_S, "eyring": T_E, "chosen": T,
            "critical": np.sqrt(S_ges * a_m / (1 - a_m) / (16 * np.pi))}
