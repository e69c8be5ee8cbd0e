# the air absorption is m*V instead of 4*m*V, in both reverberation times
def absorption_area(room, alpha):
    x, y, z = room
    wall = [y * z, y * z, x * z, x * z, x * y, x * y]
    A = 0
    for s, a in zip(wall, alpha):
        A = A + s * a
    return A, sum(wall)


def reverberation_times(room, alpha, m):
    A, S = absorption_area(room, alpha)
    V = room[0] * room[1] * room[2]
    abar = A / S
    air = m * V
    ts = 24 * np.log(10) / C * V / (A + air)
    te = 24 * np.log(10) / C * V / (-S * np.log(1 - abar) + air)
    return {
        "sabine": ts,
        "eyring": te,
        "chosen": np.where(abar > 0.2, te, ts),
        "critical": np.sqrt(A / (1 - abar) / (16 * np.pi)),
    }
