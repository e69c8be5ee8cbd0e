# divided the height of the flight before the contact by it instead of the height of the flight after it
def hop_test(force, rate, threshold, shortest):
    """Jump heights and contact times of somebody who hops on a force plate.

    force: vertical force in N, shape (N,); begins in stance
    rate: samples per second
    threshold: below this force nobody stands on the plate, in N
    shortest: a flight has at least as many samples; what is shorter is contact still

    returns: dictionary with
        heights: of the K flights that end in a landing, in m, shape (K,)
        contact: times on the ground between two flights, in s, shape (K - 1,)
        rsi: reactive strength index of all flights but the first, in m/s, shape (K - 1,)
    """
    flying = force < threshold
    takeoffs, landings = [], []
    for i in range(1, len(force)):
        if flying[i] and not flying[i - 1]:
            start = i
        elif flying[i - 1] and not flying[i] and i - start >= shortest:
            takeoffs.append(start)
            landings.append(i)
    flight = (np.array(landings) - np.array(takeoffs)) / rate
    heights = G * flight**2 / 8
    contact = (np.array(takeoffs[1:]) - np.array(landings[:-1])) / rate
    return {"heights": heights, "contact": contact, "rsi": heights[:-1] / contact}
