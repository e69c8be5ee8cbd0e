# counted a flight that the recording cuts off instead of leaving it out
def hop_test(force, rate, threshold, shortest):
    flights = []
    begin = None
    for k, f in enumerate(force):
        if f < threshold:
            if begin is None:
                begin = k
        else:
            if begin is not None and k - begin >= shortest:
                flights.append((begin, k))
            begin = None
    if begin is not None and len(force) - begin >= shortest:
        flights.append((begin, len(force)))
    heights = np.array([G * ((b - a) / rate) ** 2 / 8 for a, b in flights])
    contact = np.array([(flights[j][0] - flights[j - 1][1]) / rate for j in range(1, len(flights))])
    return {"heights": heights, "contact": contact, "rsi": heights[1:] / contact}
