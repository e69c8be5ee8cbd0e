# what: right; three named slopes that are shifted, start step by step
def adams_pece(y0, t0, h, n, p):
    states, gaps = [y0], []
    f2 = f1 = None
    f0 = predator_prey(t0, y0, p)
    for i in range(n):
        t, y = t0 + i * h, states[-1]
        if i < 2:
            new = rk4(y, np.array([t, t + h]), p)[:, :, 1]
            gaps.append(0.0)
        else:
            star = y + h * (23 / 12 * f0 - 4 / 3 * f1 + 5 / 12 * f2)
            new = y + h * (5 / 12 * predator_prey(t + h, star, p) + 2 / 3 * f0 - f1 / 12)
            gaps.append(np.linalg.norm((new - star).ravel(), np.inf))
        f2, f1, f0 = f1, f0, predator_prey(t + h, new, p)
        states.append(new)
    return np.stack(states, axis=-1), np.array(gaps)
