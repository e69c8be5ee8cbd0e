# counted every dip below the threshold as a flight instead of only those that last long enough
def hop_test(force, rate, threshold, shortest):
    air = (force < threshold).astype(int)
    steps = np.diff(air)
    off = np.where(steps == 1)[0] + 1
    on = np.where(steps == -1)[0] + 1
    off = off[:len(on)]
    t_flight = (on - off) / rate
    h = G * t_flight ** 2 / 8
    t_contact = (off[1:] - on[:-1]) / rate
    return {"heights": h, "contact": t_contact, "rsi": h[1:] / t_contact}
