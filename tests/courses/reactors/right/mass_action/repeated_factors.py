# each molecule is a factor of its own (species repeated as often as its coefficient says), production by einsum
def mass_action(c, nu, kf, kr):
    c = np.clip(c, 0, None)
    net = []
    for j, row in enumerate(nu):
        left = np.repeat(np.arange(len(row)), np.maximum(-row, 0))
        right = np.repeat(np.arange(len(row)), np.maximum(row, 0))
        net.append(kf[j] * c[left].prod(axis=0) - kr[j] * c[right].prod(axis=0))
    net = np.array(net)
    return net, np.einsum("rs,rm->sm", nu, net)
