# right: einsum over pairs of walls, a helper for the time, a choice by multiplying with truth values
def rt(volume, area):
    return 24 * np.log(10) / C * volume / area


def reverberation_times(room, alpha, m):
    vol = room[0] * room[1] * room[2]
    side = np.array([room[1] * room[2], room[0] * room[2], room[0] * room[1]])
    A = np.einsum("i,ijb->b", side, alpha.reshape(3, 2, -1))
    S = 2 * side.sum()
    s = rt(vol, A + 4 * m * vol)
    e = rt(vol, S * np.log(1 / (1 - A / S)) + 4 * m * vol)
    live = (A <= 0.2 * S).astype(float)
    return {"critical": np.sqrt(A * S / (S - A) / (16 * np.pi)), "chosen": live * s + (1 - live) * e, "eyring": e, "sabine": s}
