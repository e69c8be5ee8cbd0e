# the areas of the x walls and of the y walls are exchanged: the walls x=0 and x=Lx get Lx*Lz, the walls y=0 and y=Ly get Ly*Lz
def reverberation_times(room, alpha, m):
    V = np.prod(room)
    S = np.array([room[0] * room[2], room[0] * room[2],
                  room[1] * room[2], room[1] * room[2],
                  room[0] * room[1], room[0] * room[1]])
    A = (S[:, None] * alpha).sum(axis=0)
    abar = A / S.sum()
    k = 24 * np.log(10) / C
    T_sab = k * V / (A + 4 * m * V)
    T_eyr = k * V / (4 * m * V - S.sum() * np.log(1 - abar))
    T = np.where(abar > 0.2, T_eyr, T_sab)
    R = A / (1 - abar)
    return {"sabine": T_sab, "eyring": T_eyr, "chosen": T, "critical": np.sqrt(R / (16 * np.pi))}
