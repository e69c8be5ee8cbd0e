# measured the contact time from takeoff to takeoff instead of from landing to takeoff
def hop_test(force, rate, threshold, shortest):
    in_air = force < threshold
    up = [i for i in range(1, len(force)) if in_air[i] and not in_air[i - 1]]
    down = [i for i in range(1, len(force)) if in_air[i - 1] and not in_air[i]]
    pairs = [(u, d) for u, d in zip(up, down) if d - u >= shortest]
    u = np.array([p[0] for p in pairs]) / rate
    d = np.array([p[1] for p in pairs]) / rate
    heights = G * (d - u) ** 2 / 8
    contact = u[1:] - u[:-1]
    return {"heights": heights, "contact": contact, "rsi": heights[1:] / contact}
