# at the first interface without a head wave the loop is left (break), so the deeper ones have none either
def head_waves(offsets, thickness, velocity):
    head = np.full((len(thickness), len(offsets)), np.inf)
    k = 0
    while k < len(thickness):
        if velocity[k + 1] <= max(velocity[:k + 1]):
            break
        p = 1 / velocity[k + 1]
        e = np.sqrt(1 / np.square(velocity[:k + 1]) - np.square(p))
        tk = p * offsets + 2 * np.inner(thickness[:k + 1], e)
        xk = 2 * np.inner(thickness[:k + 1], p / e)
        head[k, :] = np.where(offsets >= xk, tk, np.inf)
        k += 1
    pile = np.vstack([offsets / velocity[0], head])
    return head, pile.min(0), pile.argmin(0)
