# turned the gain into a factor with 10 ** (dB / 10) instead of 10 ** (dB / 20)
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    def db_to_lin(db):
        return 10 ** (db / 10)

    def lin_to_db(v):
        return 20 * np.log10(v)

    level = lin_to_db(np.abs(x).max(axis=0))
    slope = 1 / ratio - 1
    state = 0.0
    gains = []
    for lev in level:
        goal = slope * max(lev - threshold_db, 0.0)
        tau = attack if goal < state else release
        state = goal + np.exp(-1 / tau) * (state - goal)
        gains.append(state)
    gains = np.array(gains)
    return x * db_to_lin(gains + makeup_db), gains
