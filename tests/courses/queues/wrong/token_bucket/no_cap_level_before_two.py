# two mistakes: the tokens are not limited to depth, and level is recorded before the packet takes its tokens
def token_bucket(times, sizes, rate, depth, start):
    n = len(times)
    conform, level = np.zeros(n, dtype=bool), np.zeros(n)
    spent = 0.0
    for i in range(n):
        level[i] = start + rate * times[i] - spent
        if level[i] >= sizes[i]:
            conform[i] = True
            spent += sizes[i]
    return conform, level, spent / times[-1]
