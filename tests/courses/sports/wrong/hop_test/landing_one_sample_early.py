# took the last sample in the air as the landing instead of the first one on the ground
def hop_test(force, rate, threshold, shortest):
    below = np.concatenate([[False], force < threshold])
    first = np.flatnonzero(below[1:] & ~below[:-1])
    last = np.flatnonzero(below[:-1] & ~below[1:]) - 1
    first = first[:len(last)]
    long_enough = last - first + 1 >= shortest
    first, last = first[long_enough], last[long_enough]
    tf = (last - first) / rate
    tc = (first[1:] - last[:-1]) / rate
    h = G * tf ** 2 / 8
    return {"heights": h, "contact": tc, "rsi": h[1:] / tc}
