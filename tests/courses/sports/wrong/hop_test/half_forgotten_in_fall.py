# took g times the square of half the flight time instead of half of that
def hop_test(force, rate, threshold, shortest):
    """Finds the flights with a counter."""
    counter = 0
    begins, lasts = [], []
    for i in range(len(force)):
        if force[i] < threshold:
            counter += 1
            continue
        if counter >= shortest:
            begins.append(i - counter)
            lasts.append(counter)
        counter = 0
    begins, lasts = np.array(begins), np.array(lasts)
    half_time = lasts / rate / 2
    heights = G * half_time ** 2
    contact = (begins[1:] - (begins + lasts)[:-1]) / rate
    return {"heights": heights, "contact": contact, "rsi": heights[1:] / contact}
