# divided the flight time by the contact time instead of the jump height
def hop_test(force, rate, threshold, shortest):
    n = len(force)
    takeoff, landing = [], []
    i = 0
    while i < n:
        if force[i] < threshold:
            j = i
            while j < n and force[j] < threshold:
                j += 1
            if j < n and j - i >= shortest:
                takeoff.append(i / rate)
                landing.append(j / rate)
            i = j
        else:
            i += 1
    takeoff, landing = np.array(takeoff), np.array(landing)
    t = landing - takeoff
    contact = takeoff[1:] - landing[:-1]
    return {"heights": G / 8 * t * t, "contact": contact, "rsi": t[1:] / contact}
