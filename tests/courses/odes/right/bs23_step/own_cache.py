# what: right; increments h k, a dictionary as the cache
def bs23_step(t, y, h, p):
    a = h * predator_prey(t, y, p)
    b = h * predator_prey(t + h / 2, y + a / 2, p)
    c = h * predator_prey(t + 3 * h / 4, y + 3 * b / 4, p)
    y_new = y + (2 * a + 3 * b + 4 * c) / 9
    d = h * predator_prey(t + h, y_new, p)
    y_low = y + (7 * a + 6 * b + 8 * c + 3 * d) / 24
    cache = {"h": h, "start": y, "end": y_new, "slopes": [a / h, b / h, c / h, d / h]}
    return y_new, y_new - y_low, cache
