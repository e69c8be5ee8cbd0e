# what: right; increments instead of slopes, states in a list
def rk4(y0, ts, p):
    ys = [np.array(y0)]
    for a, b in zip(ts[:-1], ts[1:]):
        h, y = b - a, ys[-1]
        d1 = h * predator_prey(a, y, p)
        d2 = h * predator_prey((a + b) / 2, y + d1 / 2, p)
        d3 = h * predator_prey((a + b) / 2, y + d2 / 2, p)
        d4 = h * predator_prey(b, y + d3, p)
        ys.append(y + (d1 + d4) / 6 + (d2 + d3) / 3)
    return np.moveaxis(np.array(ys), 0, 2)
