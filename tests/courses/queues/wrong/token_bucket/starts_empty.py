# the bucket starts empty instead of with start tokens
def token_bucket(times, sizes, rate, depth, start):
    n = len(sizes)
    level = np.zeros(n)
    conform = np.zeros(n, dtype=bool)
    passed = 0.0
    for i in range(n):
        if i == 0:
            have = rate * times[0]
        else:
            have = level[i - 1] + rate * (times[i] - times[i - 1])
        if have > depth:
            have = depth
        if have >= sizes[i]:
            conform[i] = True
            passed += sizes[i]
            have -= sizes[i]
        level[i] = have
    return conform, level, passed / times[-1]
