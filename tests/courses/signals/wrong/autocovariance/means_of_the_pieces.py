# what: each overlapping piece is centred by its own mean instead of by the mean of the whole series
def autocovariance(x, max_lag):
    T = len(x)
    ans = []
    for k in range(max_lag + 1):
        head = x[:T - k]
        tail = x[k:]
        ans.append(np.sum((head - head.mean()) * (tail - tail.mean())) / T)
    return np.array(ans)
