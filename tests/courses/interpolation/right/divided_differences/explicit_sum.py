# what: the closed formula, a sum of y_i over the products of distances
def divided_differences(x, y):
    out = []
    for k in range(len(x)):
        total = 0.0
        for i in range(k + 1):
            total += y[i] / np.prod([x[i] - x[j] for j in range(k + 1) if j != i])
        out.append(total)
    return np.array(out)
