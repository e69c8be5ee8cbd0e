# what: the nodes are sorted first, but the values are not taken along
def divided_differences(x, y):
    nodes = sorted(x)
    n = len(nodes)
    level = list(y)
    c = [level[0]]
    for k in range(1, n):
        level = [(level[i + 1] - level[i]) / (nodes[i + k] - nodes[i]) for i in range(n - k)]
        c.append(level[0])
    return np.array(c)
