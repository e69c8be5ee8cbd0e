# off by one in the intercept sum: layer k itself, which the wave crosses too, is left out (sum over layers 0 to k - 1)
def head_waves(offsets, thickness, velocity):
    head = np.full((len(thickness), len(offsets)), np.inf)
    for k in range(len(thickness)):
        vk = velocity[k + 1]
        if vk > velocity[:k + 1].max():
            pp = 1 / vk
            intercept = 0
            for i in range(k):
                intercept += 2 * thickness[i] * np.sqrt(1 / velocity[i] ** 2 - pp ** 2)
            crit = sum(2 * thickness[i] * pp / np.sqrt(1 / velocity[i] ** 2 - pp ** 2) for i in range(k + 1))
            head[k] = np.where(offsets >= crit, pp * offsets + intercept, np.inf)
    tab = np.vstack([offsets / velocity[0], head])
    return head, tab.min(0), tab.argmin(0)
