def compress(x, threshold_db, ratio, attack, release, makeup_db):
    def to_db(v):
        return 20 * np.log10(v)

    speed = {True: 1 - np.exp(-1 / attack), False: 1 - np.exp(-1 / release)}
    in_db = to_db(np.sqrt(np.max(x**2, axis=0)))
    out_db = np.where(in_db > threshold_db, threshold_db + (in_db - threshold_db) / ratio, in_db)
    goal = out_db - in_db
    gain = [0.0]
    for target in goal:
        gain.append(gain[-1] + speed[bool(target < gain[-1])] * (target - gain[-1]))
    gain = np.array(gain[1:])
    return np.einsum("cn,n->cn", x, 10 ** ((gain + makeup_db) / 20)), gain
