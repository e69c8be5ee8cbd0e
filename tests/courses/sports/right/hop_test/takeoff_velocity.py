def hop_test(force, rate, threshold, shortest):
    """By the takeoff velocity g t / 2 and h = v^2 / (2 g)."""
    flights = []
    i = 0
    while i < len(force):
        j = i
        while j < len(force) and force[j] < threshold:
            j += 1
        if i < j < len(force) and j - i >= shortest:
            flights.append((i, j))
        i = max(j, i + 1)
    flights = np.array(flights).reshape(-1, 2)
    v = G * (flights[:, 1] - flights[:, 0]) / rate / 2
    heights = v**2 / (2 * G)
    contact = (flights[1:, 0] - flights[:-1, 1]) / rate
    return {"rsi": heights[1:] / contact, "contact": contact, "heights": heights}
