# a lot leaves out the demand of the last period that it covers: the slice ends one too early
def wagner_whitin(d, setup, hold):
    T = len(d)
    carry = np.r_[0, np.cumsum(hold)]
    best, origin = np.zeros(T + 1), np.zeros(T + 1, dtype=int)
    for j in range(1, T + 1):
        costs = [best[i] + setup[i] + d[i:j] @ (carry[i:j] - carry[i]) for i in range(j)]
        origin[j] = np.argmin(costs)
        best[j] = costs[origin[j]]
    lots = np.zeros(T)
    last = T - 1
    while last >= 0:
        first = origin[last + 1]
        lots[first] = np.sum(d[first:last])
        last = first - 1
    return best, lots
