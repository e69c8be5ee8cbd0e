# the air absorption is left out of Eyring's formula (Sabine's has it)
def reverberation_times(room, alpha, m):
    L, W, H = room
    V = L * W * H
    S = np.array([W * H, W * H, L * H, L * H, L * W, L * W])
    S_tot = S.sum()
    alpha_m = np.average(alpha, axis=0, weights=S)

    def time(area):
        return 24 * np.log(10) / C * V / area

    T_sabine = time(S_tot * alpha_m + 4 * m * V)
    T_eyring = time(-S_tot * np.log(1 - alpha_m))
    T_best = np.where(alpha_m > 0.2, T_eyring, T_sabine)
    R = S_tot * alpha_m / (1 - alpha_m)
    return {"sabine": T_sabine, "eyring": T_eyring, "chosen": T_best, "critical": (R / (16 * np.pi)) ** 0.5}
