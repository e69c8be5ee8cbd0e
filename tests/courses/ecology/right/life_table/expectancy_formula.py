# e by the closed form (sum of l from x on) / l - 1/2, G as a weighted average
def life_table(alive, daughters):
    l = alive / alive[0]
    ratio = np.zeros(len(l))
    ratio[:-1] = alive[1:] / alive[:-1]
    upper = np.triu(np.ones((len(l), len(l))))
    e = upper @ l / l - 0.5
    net = l * daughters
    G = np.average(np.arange(len(l)), weights=net)
    return dict(l=l, q=1 - ratio, e=e, R0=net.sum(), G=G, r=np.log(net.sum()) / G)
