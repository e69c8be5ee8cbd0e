# the choice is the wrong way round: Sabine where the mean absorption is above 0.2, Eyring elsewhere
def reverberation_times(room, alpha, m):
    areas = np.array([room[1] * room[2]] * 2 + [room[0] * room[2]] * 2 + [room[0] * room[1]] * 2)
    S, V = areas.sum(), room.prod()
    mean_alpha = np.einsum("i,ij->j", areas, alpha) / S
    air = 4 * m * V
    c0 = 24 * np.log(10) / C * V
    out = {"sabine": c0 / (S * mean_alpha + air), "eyring": c0 / (air - S * np.log(1 - mean_alpha))}
    out["chosen"] = np.where(mean_alpha > 0.2, out["sabine"], out["eyring"])
    out["critical"] = np.sqrt(S * mean_alpha / (1 - mean_alpha) / (16 * np.pi))
    return out
