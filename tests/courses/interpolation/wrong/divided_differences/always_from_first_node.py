# what: each difference is divided by the distance to the very first node x[0] instead of the first node of its own range
def divided_differences(x, y):
    n = len(x)
    T = [list(y)]
    for j in range(1, n):
        prev = T[-1]
        T.append([(prev[i + 1] - prev[i]) / (x[i + j] - x[0]) for i in range(n - j)])
    return np.array([float(col[0]) for col in T])
